// What players have reported, each with the chat around it, until an operator closes it.
import { useEffect, useState } from 'preact/hooks';
import { SAFETY_TEXTS } from '../safety/texts.ts';
import { useSettings } from '../settings/settings.ts';
import { textsIn } from '../texts/loadTexts.ts';
import type { Report, ReportWithChat } from './adminApi.ts';
import { BanForm } from './Bans.tsx';
import { useDay, useList } from './useList.ts';
import type { ViewProps } from './viewProps.ts';

export function Reports({ ask, texts }: ViewProps) {
  const [isAll, setAll] = useState(false);
  const [opened, setOpened] = useState<string | null>(null);
  const { rows, reload } = useList(ask, 'reports', { which: isAll ? 'all' : 'open' });
  const { reasons } = SAFETY_TEXTS[useSettings().lang];
  const day = useDay();
  return (
    <>
      <label class="row">
        <input type="checkbox" checked={isAll} onChange={(event) => setAll(event.currentTarget.checked)} />
        {texts.showAll}
      </label>
      {rows?.length === 0 && <p>{texts.nothing}</p>}
      <ul class="operator-rows">
        {rows?.map((report) => {
          const title = texts.reported(report.reporter_name, report.subject_name);
          return (
            <li key={report.id}>
              <span>
                <strong>{title}</strong> {reasons[report.reason]} <small>{day(report.at)}</small>
                {report.words && <q>{report.words}</q>}
                {report.closed_at !== null && (
                  <small>{texts.closedOn(day(report.closed_at), report.note)}</small>
                )}
              </span>
              <button
                type="button"
                class="plain-button"
                data-act="show-report"
                aria-expanded={opened === report.id}
                aria-label={`${texts.show} ${title}`}
                onClick={() => setOpened(opened === report.id ? null : report.id)}
              >
                {texts.show}
              </button>
              {opened === report.id && (
                <ReportDetails {...{ ask, texts, report }} onClosed={() => void reload()} />
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}

interface ReportDetailsProps extends ViewProps {
  readonly report: Report;
  onClosed(): void;
}

function ReportDetails({ ask, texts, report, onClosed }: ReportDetailsProps) {
  const { id, subject, match, line_at, closed_at } = report;
  const [chat, setChat] = useState<ReportWithChat['chat'] | null>(null);
  const [note, setNote] = useState('');
  const { phrases } = textsIn(useSettings().lang, 'protocol');
  const day = useDay();
  useEffect(() => {
    void ask<ReportWithChat>('GET', `/reports/${id}`).then((asked) => asked.ok && setChat(asked.value.chat));
  }, [id]);
  const close = async () => {
    const asked = await ask('POST', `/reports/${id}/close`, { note: note.trim() });
    if (asked.ok) onClosed();
  };
  return (
    <div class="operator-report">
      <p>
        <code>{match}</code> <code>{subject}</code>
      </p>
      {chat?.length === 0 && <p class="quiet">{texts.noChat}</p>}
      <ol>
        {chat?.map((line, i) => (
          <li key={i} class={line.at === line_at ? 'is-reported' : undefined}>
            <small>{day(line.at)}</small> <strong>{line.name}</strong>{' '}
            {line.said.kind === 'phrase' ? phrases[line.said.phrase] : line.said.line}
          </li>
        ))}
      </ol>
      {closed_at === null && (
        <form
          class="form operator-form"
          onSubmit={(event) => {
            event.preventDefault();
            void close();
          }}
        >
          <label>
            {texts.note}
            <input maxLength={200} value={note} onInput={(event) => setNote(event.currentTarget.value)} />
          </label>
          <button type="submit" class="plain-button" data-act="close-report">
            {texts.closeReport}
          </button>
        </form>
      )}
      <BanForm {...{ ask, texts, person: subject }} onBanned={() => {}} />
    </div>
  );
}
