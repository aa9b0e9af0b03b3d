import './share.css';
import { useMemo } from 'preact/hooks';
import { encode } from 'uqr';

/** A link to be taken with the camera of a phone. */
export function QrCode(props: { readonly text: string; readonly label: string }) {
  const { size, path } = useMemo(() => {
    const code = encode(props.text, { ecc: 'M', border: 0 });
    const cells = code.data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
    return { size: code.size, path: cells.join('') };
  }, [props.text]);
  return (
    <div class="qr-code centred">
      <svg viewBox={`0 0 ${size} ${size}`} fill="currentColor" shape-rendering="crispEdges" role="img" aria-label={props.label}>
        <path d={path} />
      </svg>
    </div>
  );
}
