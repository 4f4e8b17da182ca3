// A bot in another language: lines of JSON in, lines of JSON out. Try it with
//   arenarium bot try "stdio:node examples/bots/last_option.mjs" monolith
import { createInterface } from "node:readline";

for await (const line of createInterface({ input: process.stdin })) {
  const { t, d } = JSON.parse(line);
  if (t !== "choose") continue;
  const option = d.options[d.options.length - 1];
  console.log(JSON.stringify({ t: "chosen", d: { option } }));
}
