// A page with the offer to save it as a picture.
import { useRef } from 'preact/hooks';
import { Action } from '../../../parts/Action.tsx';
import { Icon } from '../../../parts/Icon.tsx';
import { Page, type PickProps } from './Page.tsx';
import { savePicture } from './save-picture.ts';
import { pointsOf } from './standing.ts';
import { WORDS } from './words.ts';

export function PageToSave(props: PickProps & { readonly owner: number }) {
  const { view, owner, names, lang } = props;
  const words = WORDS[lang];
  const root = useRef<HTMLDivElement>(null);
  const save = () => {
    const svg = root.current?.querySelector('svg.scroll');
    if (!(svg instanceof SVGSVGElement)) return;
    const caption = `${words.saved(names(owner))} · ${words.day(view.day)} · ${words.points(pointsOf(view, owner))}`;
    void savePicture(svg, caption, `scriptoria-${names(owner)}`);
  };
  return (
    <div class="keepsake" ref={root} data-keepsake="">
      <Page {...props} />
      <Action class="button" label={words.save} look onPress={save}>
        <Icon name="take" />
        {words.save}
      </Action>
    </div>
  );
}
