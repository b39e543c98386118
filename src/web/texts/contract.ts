// The application's texts in one language, by what they are about. Home has those it needs, all other pages the rest.
import type { EngineMessages } from '../../engine/messages/contract.ts';
import type { ProtocolTexts } from '../../protocol/texts/contract.ts';
import type { AnalysisTexts } from '../analysis/texts/en.ts';
import type { AnnouncementTexts } from '../announcements/texts/en.ts';
import type { DealTexts } from '../deals/texts/en.ts';
import type { LobbyTexts } from '../lobby/texts/en.ts';
import type { MyGamesTexts } from '../my-games/texts/en.ts';
import type { NoticeWords } from '../notices/texts/en.ts';
import type { OnlineTexts } from '../online/texts/en.ts';
import type { RulesTexts } from '../rules/texts/en.ts';
import type { WaitingTexts } from '../waiting-room/texts/en.ts';
import type { WatchTexts } from '../watch/texts/en.ts';
import type { ShellTexts } from './en.ts';

export interface HomeTexts {
  readonly shell: ShellTexts;
  readonly online: OnlineTexts;
}

export interface PageTexts {
  readonly analysis: AnalysisTexts;
  readonly announcements: AnnouncementTexts;
  readonly deals: DealTexts;
  readonly lobby: LobbyTexts;
  readonly messages: EngineMessages;
  readonly myGames: MyGamesTexts;
  readonly notices: NoticeWords;
  readonly protocol: ProtocolTexts;
  readonly rules: RulesTexts;
  readonly waiting: WaitingTexts;
  readonly watch: WatchTexts;
}
