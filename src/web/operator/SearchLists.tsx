// Tables and people, found by what an operator knows of them, with what can be done about each.
import { useState } from 'preact/hooks';
import { Link } from '../router.tsx';
import { useGameNames } from '../useGameNames.ts';
import { BanForm } from './Bans.tsx';
import { SureButton } from './SureButton.tsx';
import type { OperatorTexts } from './texts.ts';
import { useDay, useList } from './useList.ts';
import type { ViewProps } from './viewProps.ts';

function SearchField(props: {
  readonly texts: OperatorTexts;
  readonly label: string;
  onSearch(text: string): void;
}) {
  const [text, setText] = useState('');
  return (
    <form
      class="form operator-form"
      onSubmit={(event) => {
        event.preventDefault();
        props.onSearch(text.trim());
      }}
    >
      <label>
        {props.label}
        <input
          data-search=""
          value={text}
          maxLength={200}
          onInput={(event) => setText(event.currentTarget.value)}
        />
      </label>
      <button type="submit" class="plain-button">
        {props.texts.search}
      </button>
    </form>
  );
}

export function Tables({ ask, texts }: ViewProps) {
  const [search, setSearch] = useState('');
  const { rows, reload } = useList(ask, 'tables', { search });
  const [day, nameOf] = [useDay(), useGameNames()];
  const act = async (method: string, path: string) => {
    await ask(method, `/tables/${path}`);
    await reload();
  };
  const stateOf = (state: string) =>
    Object.entries(texts.states).find(([name]) => name === state)?.[1] ?? state;
  return (
    <>
      <SearchField texts={texts} label={texts.searchTables} onSearch={setSearch} />
      {rows?.length === 0 && <p>{texts.nothing}</p>}
      <ul class="operator-rows">
        {rows?.map(({ id, game, state, created_at }) => (
          <li key={id}>
            <span>
              <strong>{nameOf(game)}</strong> {stateOf(state)} <small>{day(created_at)}</small>{' '}
              <code>{id}</code>
            </span>
            <Link to={`/play/${id}`} class="plain-button" label={`${texts.open} ${id}`}>
              {texts.open}
            </Link>
            <SureButton
              {...{ texts, label: texts.close, about: id, act: 'close-table' }}
              onSure={() => void act('POST', `${id}/close`)}
            />
            <SureButton
              {...{ texts, label: texts.remove, about: id, act: 'delete-table' }}
              onSure={() => void act('DELETE', id)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

export function People({ ask, texts }: ViewProps) {
  const [search, setSearch] = useState('');
  const [banned, setBanned] = useState<string | null>(null);
  const { rows, reload } = useList(ask, 'people', { search });
  const day = useDay();
  const remove = async (id: string) => {
    await ask('DELETE', `/people/${id}`);
    await reload();
  };
  return (
    <>
      <SearchField texts={texts} label={texts.searchPeople} onSearch={setSearch} />
      {rows?.length === 0 && <p>{texts.nothing}</p>}
      <ul class="operator-rows">
        {rows?.map(({ id, name, created_at }) => (
          <li key={id}>
            <span>
              <strong>{name}</strong> <small>{day(created_at)}</small> <code>{id}</code>
            </span>
            <button
              type="button"
              class="plain-button"
              aria-expanded={banned === id}
              aria-label={`${texts.ban} ${name}`}
              data-act="ban"
              onClick={() => setBanned(banned === id ? null : id)}
            >
              {texts.ban}
            </button>
            <SureButton
              {...{ texts, label: texts.remove, about: name, act: 'delete-person' }}
              onSure={() => void remove(id)}
            />
            {banned === id && <BanForm {...{ ask, texts, person: id }} onBanned={() => setBanned(null)} />}
          </li>
        ))}
      </ul>
    </>
  );
}
