// Which numbers have been met, and under which index: a hash table without boxes, emptied for free.

const EMPTY = -1;
const WORD = 4294967296;
const FIRST_SIZE = 1024;

export class Seen {
  private names = new Float64Array(FIRST_SIZE);
  private indices = new Int32Array(FIRST_SIZE).fill(EMPTY);
  private used = 0;

  clear(): void {
    this.indices.fill(EMPTY);
    this.used = 0;
  }

  /** The index under which the number is known; if it is new, it is kept under the given one, and -1 comes back. */
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
