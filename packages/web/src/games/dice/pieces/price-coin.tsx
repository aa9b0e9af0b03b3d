import './colours.css';

/** What something costs me in all: a coin that stands out on whatever it lies. Its size is the font size. */
export function PriceCoin(props: { readonly n: number; readonly class?: string | undefined }) {
  return <i class={props.class ? `coin price-coin ${props.class}` : 'coin price-coin'}>{props.n}</i>;
}
