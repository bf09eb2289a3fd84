import { styled } from 'styled-components';

const Svg = styled.svg`
  width: 100%;
  height: 100%;

  .sky {
    fill: light-dark(#e4e6dc, #15272d);
  }
  .sun {
    fill: light-dark(#f0b79f, #7a4435);
  }
  .far {
    fill: light-dark(#b9cfc9, #1b383e);
  }
  .near {
    fill: light-dark(#8fb3b0, #1d4a50);
  }
  .sea {
    fill: light-dark(#6a9c9d, #15555c);
  }
`;

/** Shown where a picture is missing or broken: a drawn shore that needs no file. */
export function FallbackScene() {
  return (
    <Svg viewBox="0 0 400 300" preserveAspectRatio="xMidYMax slice" aria-hidden focusable="false">
      <rect className="sky" width="400" height="300" />
      <circle className="sun" cx="286" cy="150" r="38" />
      <path className="far" d="M0 196c50-38 92-42 140-14s84 14 128-8 86-10 132 14v112H0z" />
      <path className="near" d="M0 220c70-20 112-12 170 4s108 8 150-6 56-6 80 2v80H0z" />
      <path className="sea" d="M0 238c90 12 200-12 400 4v58H0z" />
    </Svg>
  );
}
