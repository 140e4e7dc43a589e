// The same kind of game in boardgame.io, as a yardstick: two seats, 52 cards, one flip a move, three down and one up in
// a war, stopped after 400 flips. Two clients at a local master, secrets kept on the server, a log that every client gets.
//
// npm install boardgame.io@0.50.2   (in any folder)
// node boardgameio-war.cjs FOLDER [GAMES]      prints one line of JSON: flips per second of processor time
'use strict';
const path = require('node:path');
const { createRequire } = require('node:module');

const from = createRequire(path.resolve(process.argv[2] || '.', 'package.json'));
const { Client } = from('boardgame.io/client');
const { Local } = from('boardgame.io/multiplayer');
const { PlayerView } = from('boardgame.io/core');
const games = Number(process.argv[3] || 10);
const FLIPS = 400;

function draw(G, seat, random) {
  const own = G.players[seat];
  if (own.deck.length === 0) {
    own.deck = random.Shuffle(own.pile);
    own.pile = [];
  }
  return own.deck.pop();
}

function fight(G, random) {
  const table = [];
  for (;;) {
    const a = draw(G, '0', random);
    const b = draw(G, '1', random);
    if (a === undefined || b === undefined) {
      G.loser = a === undefined ? '0' : '1';
      return;
    }
    table.push(a, b);
    if (a !== b) {
      G.players[a > b ? '0' : '1'].pile.push(...table);
      return;
    }
    for (const seat of ['0', '1']) {
      const own = G.players[seat];
      if (own.deck.length + own.pile.length < 4) {
        G.loser = seat;
        return;
      }
      for (let i = 0; i < 3; i += 1) table.push(draw(G, seat, random));
    }
  }
}

const War = {
  name: 'war',
  setup: ({ random }) => {
    const cards = random.Shuffle(Array.from({ length: 52 }, (_, i) => 1 + (i % 13)));
    return {
      flips: 0,
      loser: null,
      secret: {},
      players: { 0: { deck: cards.slice(0, 26), pile: [] }, 1: { deck: cards.slice(26), pile: [] } },
    };
  },
  playerView: PlayerView.STRIP_SECRETS,
  moves: {
    flip: {
      client: false,
      move: ({ G, random }) => {
        G.flips += 1;
        fight(G, random);
      },
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
  endIf: ({ G }) => (G.loser !== null || G.flips >= FLIPS ? { loser: G.loser } : undefined),
};

async function play(seed) {
  const game = { ...War, seed };
  const multiplayer = Local();
  const clients = ['0', '1'].map((playerID) =>
    Client({ game, numPlayers: 2, playerID, multiplayer, matchID: `m${seed}`, debug: false }));
  clients.forEach((client) => client.start());
  let flips = 0;
  while (!clients[0].getState().ctx.gameover) {
    const next = clients.find((client) => client.getState().isActive);
    if (next) {
      next.moves.flip();
      flips += 1;
    }
    await new Promise(setImmediate); // the local master answers in a later turn of the event loop
    if (flips > FLIPS) throw new Error('the game does not end');
  }
  clients.forEach((client) => client.stop());
  return flips;
}

async function main() {
  await play(0);
  const before = process.cpuUsage();
  let flips = 0;
  for (let seed = 1; seed <= games; seed += 1) flips += await play(seed);
  const used = process.cpuUsage(before);
  const seconds = (used.user + used.system) / 1e6;
  console.log(JSON.stringify({ peer: 'boardgame.io', games, flips, per_second: Math.round(flips / seconds) }));
}

main();
