import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

const SCENES = ['calm', 'storm', 'night'] as const;
/** calm: nothing here yet. storm: something failed. night: the page does not exist. */
export type Scene = (typeof SCENES)[number];

const Svg = styled.svg`
  width: min(15rem, 70vw);
  height: auto;
  border-radius: ${theme.radius.card};

  .sky-calm {
    fill: light-dark(#f6e3cf, #173138);
  }
  .sky-storm {
    fill: light-dark(#d6dfe0, #14252b);
  }
  .sky-night {
    fill: light-dark(#1d4650, #0a1a20);
  }
  .light {
    fill: light-dark(#f3a88d, #ff8a6b);
  }
  .moon {
    fill: #f7edd2;
  }
  .far {
    fill: light-dark(#9cc3bf, #1f4a50);
  }
  .far-night {
    fill: light-dark(#2d6068, #12333a);
  }
  .near {
    fill: light-dark(#4b8f90, #17626a);
  }
  .sea {
    fill: light-dark(#0b6b72, #0e4b52);
  }
  .sea-line {
    fill: none;
    stroke: light-dark(#8fd0cb, #5cc7c4);
    stroke-width: 2;
    stroke-linecap: round;
    opacity: 0.7;
  }
  .cloud {
    fill: light-dark(#ffffff, #2a434b);
  }
  .rain {
    fill: none;
    stroke: light-dark(#7da3a8, #5c8790);
    stroke-width: 2.5;
    stroke-linecap: round;
  }
  .tower {
    fill: light-dark(#fbf8f2, #dfe9e6);
  }
  .beam {
    fill: #f7edd2;
    opacity: 0.28;
  }
`;

function CalmScene() {
  return (
    <>
      <rect className="sky-calm" width="240" height="150" />
      <circle className="light" cx="158" cy="72" r="24" />
      <path className="far" d="M0 92c28-22 50-26 78-8s46 10 74-6 56-8 88 10v62H0z" />
      <path className="near" d="M0 104c40-14 62-8 92 2s62 6 92-4 40-4 56 2v46H0z" />
      <path className="sea" d="M0 112c50 6 110-6 240 2v36H0z" />
      <path className="sea-line" d="M34 127h34M96 134h22M148 126h44M70 142h18M176 139h26" />
    </>
  );
}

function StormScene() {
  return (
    <>
      <rect className="sky-storm" width="240" height="150" />
      <path className="far" d="M0 100c40-20 70-16 108-2s80-4 132-6v58H0z" />
      <path
        className="cloud"
        d="M74 70a20 20 0 0 1 4-39.600 27 27 0 0 1 51-6.400 22 22 0 0 1 30 15 16 16 0 0 1 2 31z"
      />
      <path className="rain" d="M92 80l-6 14M116 80l-6 14M140 80l-6 14M104 98l-4 9M128 98l-4 9" />
      <path className="sea" d="M0 118c20-9 40-9 60 0s40 9 60 0 40-9 60 0 40 9 60 0v32H0z" />
      <path className="sea-line" d="M12 134c14-6 28-6 42 0M132 134c14-6 28-6 42 0" />
    </>
  );
}

function NightScene() {
  return (
    <>
      <rect className="sky-night" width="240" height="150" />
      <circle className="moon" cx="64" cy="42" r="15" />
      <circle className="sky-night" cx="71" cy="38" r="13" />
      <g className="moon">
        <circle cx="112" cy="26" r="1.500" />
        <circle cx="140" cy="48" r="1.200" />
        <circle cx="34" cy="74" r="1.300" />
        <circle cx="212" cy="22" r="1.500" />
        <circle cx="96" cy="66" r="1.100" />
      </g>
      <path className="beam" d="M176 63L40 88v22z" />
      <path className="far-night" d="M130 118c16-16 34-22 56-20s36 8 54 12v12H130z" />
      <path className="tower" d="M170 104l3-38h10l3 38z" />
      <path className="light" d="M171 66v-9a7 7 0 0 1 14 0v9z" />
      <path className="sea" d="M0 114c60 6 140-4 240 2v34H0z" />
      <path className="sea-line" d="M26 130h36M96 138h22M150 129h40" />
    </>
  );
}

const DRAWINGS = { calm: CalmScene, storm: StormScene, night: NightScene } as const;

/** A small decorative picture for empty lists and failures; the text beside it says everything. */
export function SmallScene({ scene }: { scene: Scene }) {
  const Drawing = DRAWINGS[scene];
  return (
    <Svg viewBox="0 0 240 150" aria-hidden focusable="false">
      <Drawing />
    </Svg>
  );
}
