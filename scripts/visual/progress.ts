/** How far a long run is: one line that changes in a terminal, a line for each tenth elsewhere. */
export class Progress {
  readonly #what: string;
  readonly #total: number;
  readonly #start = Date.now();
  #done = 0;
  #shownTenth = 0;

  constructor(what: string, total: number) {
    this.#what = what;
    this.#total = total;
  }

  advance(): void {
    this.#done += 1;
    const { stdout } = process;
    if (stdout.isTTY) {
      stdout.write(`\r\x1b[2K${this.#line()}`);
      if (this.#done === this.#total) stdout.write('\n');
      return;
    }
    const tenth = Math.floor((this.#done / this.#total) * 10);
    if (tenth > this.#shownTenth) console.log(this.#line());
    this.#shownTenth = tenth;
  }

  #line() {
    const passed = (Date.now() - this.#start) / 1000;
    const left = (passed / this.#done) * (this.#total - this.#done);
    const rest = left < 1 ? `in ${passed.toFixed(0)} s` : `about ${left.toFixed(0)} s left`;
    return `${this.#what}: ${this.#done} of ${this.#total}, ${rest}`;
  }
}
