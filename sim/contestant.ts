// A person in a tournament: joins it, finds the next table on its page, and sometimes leaves it.
import type { Rng } from '../src/engine/index.ts';
import type { Tournament } from '../src/protocol/tournaments.ts';
import { type ApiResult, callApi, registerDevice } from '../src/web/online/api.ts';
import { Page, type PagePorts } from './page.ts';
import { type Habits, Person } from './person.ts';

/** How often the page of the tournament asks: while people play, and while they come and go. */
const LOOK_MS = 4000;
const SLOW_LOOK_MS = 3_600_000;
const RETRY_MS = 500;
/** The chance of leaving the tournament at a look: one in this many. */
const LEAVING_ODDS = 400;

export class Contestant extends Person {
  private readonly path: string;
  private readonly page: Page;
  private readonly whim: Rng;

  constructor(name: string, habits: Habits, ports: PagePorts, tournament: string) {
    super(name, habits, ports);
    this.path = `/tournaments/${tournament}`;
    this.page = new Page(`${name} tournament page`, this.devices[0]!, ports);
    this.whim = ports.world.rng(`whims of ${name}`);
  }

  join(): void {
    const { page, path, name } = this;
    this.ports.world.after(0, page.actor, async () => {
      await insist(page, () => registerDevice(name));
      await insist(page, () => callApi('POST', `${path}/players`));
      this.lookAgain();
    });
  }

  /** The page of the tournament says whether there is a new table. */
  override comeIfAway(): void {
    this.ports.world.after(0, this.page.actor, async () => {
      const { match } = this;
      await this.findTable();
      // Otherwise the new table is being opened.
      if (this.match === match) super.comeIfAway();
    });
  }

  override leave(): void {
    super.leave();
    this.page.end();
  }

  private lookAgain(): void {
    const ms = this.habits.comesWhenTold ? SLOW_LOOK_MS : LOOK_MS;
    this.page.browser.after(ms, async () => {
      const isDone = await this.findTable();
      const leaves = !this.isCalm && this.habits.mischief > 0 && this.whim.int(LEAVING_ODDS) === 0;
      if (leaves && !isDone) await this.quit();
      else if (!isDone) this.lookAgain();
    });
  }

  /** Goes to this person's table if it is a new one. True when the tournament is over. */
  private async findTable(): Promise<boolean> {
    const answer = await callApi<Tournament>('GET', this.path);
    if (!answer.ok) return false;
    const { state, yourTable } = answer.value;
    if (yourTable !== null && yourTable !== this.match) {
      for (const tab of [...this.tabs]) this.close(tab, true);
      this.match = yourTable;
      this.open();
    }
    return state === 'over' || state === 'closed';
  }

  private async quit(): Promise<void> {
    this.ports.world.note(this.name, 'leaves the tournament');
    const answer = await callApi('DELETE', `${this.path}/players`);
    if (answer.ok) this.leave();
    else this.lookAgain();
  }
}

/** Asks until the server says yes. */
export async function insist<T>(page: Page, request: () => Promise<ApiResult<T>>): Promise<T> {
  for (;;) {
    const answer = await request();
    if (answer.ok) return answer.value;
    await new Promise<void>((resolve) => void page.browser.after(RETRY_MS, resolve));
  }
}
