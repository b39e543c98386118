// A QR code, so that somebody beside you can open a link with a camera.
import { useEffect, useState } from 'preact/hooks';

/** Cameras need a light border around the code. */
const BORDER = 3;

interface QrCodeProps {
  readonly text: string;
  readonly label: string;
}

interface Code {
  readonly size: number;
  readonly path: string;
}

/** Until its code is loaded, a white square of the same size. */
const BLANK: Code = { size: 1, path: '' };

async function codeOf(text: string): Promise<Code> {
  const { encode } = await import('uqr');
  const { size, data } = encode(text, { border: BORDER, ecc: 'M' });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return { size, path };
}

export function QrCode({ text, label }: QrCodeProps) {
  const [{ size, path }, setCode] = useState(BLANK);
  useEffect(() => {
    let isWanted = true;
    codeOf(text).then(
      (code) => isWanted && setCode(code),
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [text]);
  return (
    <svg
      class="qr-code"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shape-rendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
