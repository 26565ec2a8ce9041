import { useShop } from '../shop.tsx';

export function Logo() {
  const { href } = useShop();
  return (
    <a className="logo" href={href('/')} aria-label="Kontor">
      <svg viewBox="0 0 40 40" aria-hidden="true">
        <path fill="var(--c-signal)" d="M0 0h40v40H0z" />
        <path fill="var(--c-on-signal)" d="M9 8h7v24H9zM17.5 20 26 8h8l-8.6 12L34 32h-8z" />
      </svg>
      <span>KONTOR</span>
    </a>
  );
}
