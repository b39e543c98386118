// A hash table from numbers to indexes in typed arrays: no allocation per entry, cheap to clear.

const EMPTY = -1;
const WORD = 4294967296;
const FIRST_SIZE = 1024;

export class NumberIndex {
  private names = new Float64Array(FIRST_SIZE);
  private indices = new Int32Array(FIRST_SIZE).fill(EMPTY);
  private used = 0;

  clear(): void {
    this.indices.fill(EMPTY);
    this.used = 0;
  }

  /** The index of a known number. A new number is stored with the given index, and -1 is returned. */
  meet(name: number, index: number): number {
    if (2 * this.used > this.names.length) this.grow();
    const slot = this.slotOf(name);
    const known = this.indices[slot]!;
    if (known !== EMPTY) return known;
    this.names[slot] = name;
    this.indices[slot] = index;
    this.used++;
    return EMPTY;
  }

  private slotOf(name: number): number {
    const mask = this.names.length - 1;
    let slot = (name ^ (name / WORD)) & mask;
    while (this.indices[slot] !== EMPTY && this.names[slot] !== name) slot = (slot + 1) & mask;
    return slot;
  }

  private grow(): void {
    const { names, indices } = this;
    this.names = new Float64Array(2 * names.length);
    this.indices = new Int32Array(2 * names.length).fill(EMPTY);
    for (let i = 0; i < names.length; i++) {
      if (indices[i] === EMPTY) continue;
      const slot = this.slotOf(names[i]!);
      this.names[slot] = names[i]!;
      this.indices[slot] = indices[i]!;
    }
  }
}
