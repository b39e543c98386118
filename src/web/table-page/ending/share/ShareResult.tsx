// The result to be shared: a picture made in the page, and one line of text. Nothing is sent anywhere by itself.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { GameManifest } from '../../../../engine/manifest.ts';
import { downloadFile } from '../../../../parts/downloadFile.ts';
import { Icon } from '../../../../parts/Icon.tsx';
import { Portrait } from '../../../../parts/Portrait.tsx';
import { copyText, selectAllOf } from '../../../copyText.ts';
import { GameThumbnail } from '../../../GameThumbnail.tsx';
import { useSettings } from '../../../settings/settings.ts';
import { ENDING_TEXTS } from '../texts.ts';
import { resultPicture } from './resultPicture.ts';
import { resultText, type SharedResult } from './resultText.ts';
import './share.css';

interface ShareResultProps {
  readonly game: GameManifest;
  readonly shared: SharedResult;
}

interface Picture {
  readonly file: File;
  readonly address: string;
}

export function ShareResult({ game, shared }: ShareResultProps) {
  const words = ENDING_TEXTS[useSettings().lang];
  const root = useRef<HTMLDivElement>(null);
  const [picture, setPicture] = useState<Picture | null>(null);
  const [isCopied, setCopied] = useState<boolean | null>(null);
  const text = resultText(shared);
  useEffect(() => {
    let address: string | null = null;
    let isGone = false;
    const draw = async () => {
      const art = artOf(root.current);
      const faces = [...(root.current?.querySelectorAll<SVGSVGElement>('.share-art .portrait') ?? [])];
      const blob = art && (await resultPicture(shared, { art, faces }));
      if (!blob || isGone) return;
      const file = new File([blob], `${game.id}.png`, { type: 'image/png' });
      address = URL.createObjectURL(blob);
      setPicture({ file, address });
    };
    // Without the picture there is still the text.
    draw().catch((reason: unknown) => console.warn(reason));
    return () => {
      isGone = true;
      if (address) URL.revokeObjectURL(address);
    };
  }, [text]);
  const sharePicture = async ({ file }: Picture) => {
    const data = { files: [file], text };
    if (!navigator.canShare?.(data)) return downloadFile(file, file.name);
    // A person who closes the browser's own sheet has changed their mind.
    await navigator.share(data).catch(() => {});
  };
  const canShare = picture !== null && (navigator.canShare?.({ files: [picture.file] }) ?? false);
  return (
    <div class="share-result" ref={root}>
      <div class="share-art" aria-hidden="true">
        <GameThumbnail game={game} />
        {shared.rows.map(({ seat, name }) => (
          <Portrait key={seat} name={name} seat={seat} />
        ))}
      </div>
      {picture ? (
        <img src={picture.address} width={1200} height={630} alt={words.pictureOf(text)} />
      ) : (
        <div class="share-blank" />
      )}
      <div class="menu">
        <button
          type="button"
          class="big-button"
          data-share-picture=""
          disabled={picture === null}
          onClick={() => picture && void sharePicture(picture)}
        >
          {canShare ? words.sharePicture : words.savePicture}
        </button>
        <button
          type="button"
          class="plain-button"
          data-copy-result=""
          onClick={async () => setCopied(await copyText(text))}
        >
          <Icon name="log" /> {words.copyText}
        </button>
      </div>
      {isCopied !== null && (
        <p role="status">
          {isCopied ? words.copied : words.cannotCopy}{' '}
          {!isCopied && (
            <input
              ref={(shown) => {
                if (shown) selectAllOf(shown);
              }}
              readOnly
              aria-label={words.copyText}
              value={text}
            />
          )}
        </p>
      )}
    </div>
  );
}

/** What the board offers as a keepsake, such as a finished page; otherwise the game's own picture. */
function artOf(root: HTMLElement | null): SVGSVGElement | null {
  const kept =
    document.querySelector('.frame [data-keepsake] svg') ?? root?.querySelector('.share-art > svg');
  return kept instanceof SVGSVGElement ? kept : null;
}
