/**
 * All that moves by keyframes. They are in the global sheet, because keyframes that a script adds have the
 * browser style the whole page again.
 */
const KEYFRAMES = {
  fadeIn: 'from { opacity: 0; }',
  rise: 'from { opacity: 0; transform: translateY(12px); }',
  drop: 'from { opacity: 0; transform: translateY(-4px); }',
  slideUp: 'from { transform: translateY(100%); }',
  slideIn: 'from { transform: translateX(100%); }',
  passBy: 'from { transform: translateX(-100%); } to { transform: translateX(250%); }',
  turn: 'to { transform: rotate(1turn); }',
  breathe: '50% { opacity: 0.55; }',
  beat: '40% { transform: scale(1.22); }',
  drift:
    'from { translate: calc(var(--depth) * -0.9) calc(var(--depth) * 0.1); } to { translate: calc(var(--depth) * 0.9) calc(var(--depth) * -0.1); }',
} as const;

/** For `animation` and `animation-name`. */
export const keyframe = <Name extends keyof typeof KEYFRAMES>(name: Name): Name => name;

export const declareKeyframes = (): string =>
  Object.entries(KEYFRAMES)
    .map(([name, frames]) => `@keyframes ${name} { ${frames} }`)
    .join('\n');
