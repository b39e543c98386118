// Why somebody is reported: a reason from a list, and a few words.
import { useState } from 'preact/hooks';
import { LIMITS } from '../../protocol/limits.ts';
import { REPORT_REASONS, type ReportReason } from '../../protocol/safety.ts';
import type { SafetyTexts } from './texts.ts';
import '../form.css';

interface ReportFormProps {
  readonly texts: SafetyTexts;
  readonly button: { readonly disabled: boolean };
  onSend(reason: ReportReason, words: string): void;
}

export function ReportForm({ texts, button, onSend }: ReportFormProps) {
  const [reason, setReason] = useState<ReportReason>('insults');
  const [words, setWords] = useState('');
  return (
    <form
      class="form safety-report"
      onSubmit={(event) => {
        event.preventDefault();
        // Operators read it as one line.
        onSend(reason, words.replaceAll(/\s+/g, ' ').trim());
      }}
    >
      <h3>{texts.report}</h3>
      <p class="quiet">{texts.reportMeans}</p>
      <label>
        {texts.reason}
        <select
          data-report-reason=""
          value={reason}
          onChange={({ currentTarget: { value } }) =>
            setReason(REPORT_REASONS.find((each) => each === value) ?? 'other')
          }
        >
          {REPORT_REASONS.map((each) => (
            <option key={each} value={each}>
              {texts.reasons[each]}
            </option>
          ))}
        </select>
      </label>
      <label>
        {texts.words}
        <textarea
          rows={2}
          maxLength={LIMITS.words}
          value={words}
          onInput={(event) => setWords(event.currentTarget.value)}
        />
      </label>
      <button type="submit" class="plain-button" data-report="" {...button}>
        {texts.send}
      </button>
    </form>
  );
}
