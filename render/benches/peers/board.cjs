// Draws a recorded board with @napi-rs/canvas, stroke by stroke, and tells the processor time of one picture to PNG.
//
//   npm install --prefix FOLDER @napi-rs/canvas
//   cargo run --release -p skald-render --features tape --example tape -- FOLDER
//   NODE_PATH=FOLDER/node_modules node render/benches/peers/board.cjs FOLDER/board-of-2.json [OUT.png]
"use strict";
const fs = require("fs");
const path = require("path");
const { createCanvas, GlobalFonts, Path2D } = require("@napi-rs/canvas");

const fonts = path.join(__dirname, "../../fonts");
for (const [file, family] of [
  ["NotoSans-Medium.ttf", "Prose"],
  ["NotoSans-SemiBold.ttf", "Text"],
  ["NotoSans-Bold.ttf", "Bold"],
  ["Cinzel-Bold.ttf", "Title"],
  ["NotoEmoji-Medium.ttf", "Emoji"],
]) {
  GlobalFonts.registerFromPath(path.join(fonts, file), family);
}

const tape = JSON.parse(fs.readFileSync(process.argv[2], "utf8"));
// A path string is read once, as a program that keeps its pictures' shapes would do.
for (const stroke of tape.strokes) if (stroke[0] === "path") stroke[1] = new Path2D(stroke[1]);

function fill(ctx, top, bottom, y0, y1) {
  if (top === bottom) return top;
  const gradient = ctx.createLinearGradient(0, y0, 0, y1);
  gradient.addColorStop(0, top);
  gradient.addColorStop(1, bottom);
  return gradient;
}

function rounded(ctx, [x, y, w, h], radius) {
  ctx.beginPath();
  ctx.roundRect(x, y, w, h, Math.max(0, Math.min(radius, w / 2, h / 2)));
}

// Blurred shadows are kept between pictures, as ours are.
const glows = new Map();

const draw = {
  rect(ctx, [x, y, w, h], top, bottom) {
    ctx.fillStyle = fill(ctx, top, bottom, y, y + h);
    ctx.fillRect(x, y, w, h);
  },
  round(ctx, area, radius, top, bottom) {
    ctx.fillStyle = fill(ctx, top, bottom, area[1], area[1] + area[3]);
    rounded(ctx, area, radius);
    ctx.fill();
  },
  frame(ctx, [x, y, w, h], radius, width, color) {
    ctx.strokeStyle = color;
    ctx.lineWidth = width;
    rounded(ctx, [x + width / 2, y + width / 2, w - width, h - width], radius - width / 2);
    ctx.stroke();
  },
  disc(ctx, [cx, cy], radius, top, bottom) {
    ctx.fillStyle = fill(ctx, top, bottom, cy - radius, cy + radius);
    ctx.beginPath();
    ctx.arc(cx, cy, radius, 0, 2 * Math.PI);
    ctx.fill();
  },
  ring(ctx, [cx, cy], radius, width, color) {
    ctx.strokeStyle = color;
    ctx.lineWidth = width;
    ctx.beginPath();
    ctx.arc(cx, cy, radius, 0, 2 * Math.PI);
    ctx.stroke();
  },
  line(ctx, points, width, color) {
    ctx.strokeStyle = color;
    ctx.lineWidth = width;
    ctx.lineJoin = ctx.lineCap = "round";
    ctx.beginPath();
    points.forEach(([x, y], i) => (i === 0 ? ctx.moveTo(x, y) : ctx.lineTo(x, y)));
    ctx.stroke();
  },
  clip(ctx, area, radius) {
    ctx.save();
    rounded(ctx, area, radius);
    ctx.clip();
  },
  unclip(ctx) {
    ctx.restore();
  },
  path(ctx, shape, _lines, width, [, y, , h], top, bottom) {
    if (width > 0) {
      ctx.strokeStyle = fill(ctx, top, bottom, y, y + h);
      ctx.lineWidth = width;
      ctx.lineJoin = ctx.lineCap = "round";
      ctx.stroke(shape);
    } else {
      ctx.fillStyle = fill(ctx, top, bottom, y, y + h);
      ctx.fill(shape, "evenodd");
    }
  },
  glow(ctx, [x, y, w, h], radius, blur, color) {
    const pad = Math.ceil(blur * 3);
    const key = [w, h, radius, blur, color].join();
    if (!glows.has(key)) {
      const soft = createCanvas(Math.ceil(w) + 2 * pad, Math.ceil(h) + 2 * pad);
      const inner = soft.getContext("2d");
      inner.filter = `blur(${blur}px)`;
      inner.fillStyle = color;
      rounded(inner, [pad, pad, w, h], radius);
      inner.fill();
      glows.set(key, soft);
    }
    ctx.drawImage(glows.get(key), Math.round(x - pad), Math.round(y - pad));
  },
  text(ctx, words, [x, y], face, size, ink, outline, ground) {
    ctx.font = `${size}px ${face}, Text, Emoji`;
    if (outline > 0) {
      ctx.strokeStyle = ground;
      ctx.lineWidth = outline * 2;
      ctx.lineJoin = "round";
      ctx.strokeText(words, x, y);
    }
    ctx.fillStyle = ink;
    ctx.fillText(words, x, y);
  },
};

function picture() {
  const canvas = createCanvas(tape.width, tape.height);
  const ctx = canvas.getContext("2d");
  for (const [kind, ...parts] of tape.strokes) draw[kind](ctx, ...parts);
  return canvas.toBuffer("image/png");
}

const png = picture();
const times = [];
for (let run = 0; run < 60; run += 1) {
  const before = process.cpuUsage();
  picture();
  const used = process.cpuUsage(before);
  times.push((used.user + used.system) / 1000);
}
times.sort((a, b) => a - b);
console.log(`@napi-rs/canvas, ${path.basename(process.argv[2])}: ${times[30].toFixed(2)} ms of processor time, ${png.length} bytes`);
if (process.argv[3]) fs.writeFileSync(process.argv[3], png);
