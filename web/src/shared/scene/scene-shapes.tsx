import { styled } from 'styled-components';
import { FADE } from './scene-colours.ts';

/** The palms of the shore, as symbols that `SceneShore` places. */
function PalmSymbols() {
  return (
    <defs>
      <g id="palm-leaning">
        <path d="M-3 1Q5-50 25-98l3 0Q12-50 4 1z" fill="var(--trunk)" />
        <g transform="translate(26-98)">
          <path
            d="M0 0Q21-1 38 28L35 26l-7-9 1 4-7-9 1 4-7-8 0 4-6-7 0 2-7-4zM0 0Q-21 1-38 30L-35 28l7-9-1 4 7-9-1 4 7-9 0 4 7-7-1 2 7-5zM0 0Q11-32 21-4L20-5l-4-7 1 5-5-6 2 6-5-5 1 6-5-2 2 5-5 2zM0 0Q-11-33-21 0L-20-2l4-8-1 5 5-7-2 6 5-6-1 7 5-3-2 5 5 2zM0 0Q-5-28-9-7L-10-8l3-5-1 4 3-4-2 5 3-3-1 5 3-1-2 4 3 2z"
            fill="var(--leaf-dark)"
          />
          <path
            d="M0 0Q26-10 47 26L43 23l-8-10 1 5-8-10 0 5-8-9 0 5-8-7 0 4-9-4zM0 0Q-27-11-48 26L-44 23l8-10-1 5 8-10 0 5 8-9 0 5 9-7 0 4 8-4zM0 0Q21-28 38 3L35 2l-6-9 0 6-7-8 1 7-7-6 1 6-7-4 0 6-7 0zM0 0Q-23-25-42 5L-39 5l7-9 0 6 7-8-1 7 8-7 0 6 7-4 0 5 8-1zM0 0Q5-29 9-9L10-9l-3-5 2 5-4-5 2 5-3-3 2 6-4-2 2 5-3 2z"
            fill="var(--leaf-light)"
          />
        </g>
      </g>
      <g id="palm-straight">
        <path d="M-3 1Q-3-50-15-98l3 0Q4-50 4 1z" fill="var(--trunk)" />
        <g transform="translate(-14-98)">
          <path
            d="M0 0Q18 2 33 32L30 28l-5-8 0 3-6-8 1 3-6-8 0 3-6-7 0 1-6-4zM0 0Q-21 3-38 41L-35 37l6-11 0 3 7-10-1 4 7-10 0 3 6-8 0 1 7-5zM0 0Q14-30 25 2L24 0l-5-8 1 5-5-7 1 5-6-5 1 6-5-3 1 5-5 1zM0 0Q-15-29-27 0L-25-1l5-7-1 4 5-6-1 5 6-5-1 6 5-3-1 5 6 1z"
            fill="var(--leaf-dark)"
          />
          <path
            d="M0 0Q26-14 47 19L43 17l-8-9 0 5-7-9 0 5-8-8 0 6-8-7 0 4-9-2zM0 0Q-24-16-44 14L-41 13l8-9-1 5 8-8 0 6 7-8 0 6 8-6 0 4 8-2zM0 0Q24-24 44 7L41 6l-8-9 1 6-8-8 1 7-8-7 0 6-8-5 0 5-8-1zM0 0Q-22-22-41 8L-38 7l7-8 0 5 7-8 0 6 7-7-1 6 8-4 0 4 7-1z"
            fill="var(--leaf-light)"
          />
        </g>
      </g>
      <g id="bush">
        <path
          d="M-42 2q-4-16 10-20 4-14 18-12 12-12 26 0 16-2 18 13 14 4 10 19z"
          fill="var(--leaf-dark)"
        />
        <path
          d="M-30-8q2-10 12-10 8-12 20-6 14-4 17 8-12-4-22 2-14-4-27 6z"
          fill="var(--leaf-light)"
          opacity=".7"
        />
      </g>
    </defs>
  );
}

/** Hills behind the sea, from far to near, with the windows of a village that are lit at night. */
export function SceneHills() {
  return (
    <>
      <path
        d="M-60 352q160 0 250 8 60 6 150 14 90 6 180 18 90 10 250 38V440H-60z"
        fill="var(--hill-far)"
      />
      <path
        d="M-60 356q120-4 180 2 50-4 90 4 50-2 80 10 40 4 90 20 60 14 130 42V446H-60z"
        fill="var(--hill-middle)"
      />
      <path
        d="M-60 372q70-12 110-8 50 2 80 12 40 6 70 18 60 16 110 44V450H-60z"
        fill="var(--hill-near)"
      />
      <path
        d="M34 402h0M52 410h0M66 404h0M80 416h0M104 412h0M112 424h0M132 420h0M156 428h0M20 418h0M46 424h0M92 430h0"
        stroke="var(--windows)"
        strokeWidth="3.4"
        strokeLinecap="round"
      />
    </>
  );
}

/** Drawn around 435, they go along with the sun. */
const Glints = styled.g`
  transform: translateX(calc(var(--sun-x) - 435px));
  transition: transform ${FADE};
`;

/** The sea with its glints, and a boat. */
export function SceneSea() {
  return (
    <>
      <path d="M-60 430H1260V1200H-60z" fill="url(#scene-sea)" />
      <Glints fill="var(--glint)" opacity=".5">
        <path d="M437 434q6-2 12 0zM418 436q12-2 23 0zM427 441q8-2 17 0zM422 447q13-3 26 0zM408 453q11-3 21 0zM444 458q6-3 12 0zM431 466q13-3 25 0zM436 474q19-3 37 0zM416 484q13-4 25 0zM407 492q11-4 22 0zM394 502q15-4 31 0zM460 512q13-4 26 0zM433 522q18-5 37 0zM410 534q16-6 32 0zM441 546q15-6 30 0zM482 556q21-7 42 0zM394 570q32-7 64 0zM452 584q19-8 37 0zM420 602q20-9 41 0z" />
      </Glints>
      <path
        d="M550 512q25-5 49 0zM261 573q79-8 157 0zM640 485q20-2 40 0zM30 540q51-6 103 0zM929 603q32-7 64 0zM227 490q32-5 64 0zM400 474q9-2 18 0zM96 478q25-3 49 0zM866 475q12-2 24 0zM14 593q31-3 63 0zM349 630q51-5 102 0zM1001 505q47-4 94 0zM984 472q40-3 80 0z"
        fill="var(--cloud-top)"
        opacity=".35"
      />
      <g transform="translate(1196 0) scale(-1 1)">
        <path d="M594 410q19 23 21 38h-21z" fill="var(--sail)" />
        <path d="M591 415v34h-15q9-16 15-34z" fill="var(--sail)" opacity=".75" />
        <path d="M575 450h43q-5 6-9 6h-26q-5 0-8-6z" fill="var(--hull)" />
      </g>
    </>
  );
}

const CLOUD =
  'M0 36a20 19 0 0 1 34-24a23 22 0 0 1 34-15a28 27 0 0 1 34-7a24 23 0 0 1 34 0a21 20 0 0 1 34 7a22 21 0 0 1 34 15a20 19 0 0 1 34 24z';

/** Clouds between the text and the horizon. */
export function SceneClouds() {
  return (
    <g fill="url(#scene-cloud)">
      <path d={CLOUD} transform="translate(520 236) scale(.8)" />
      <path d={CLOUD} transform="translate(930 214) scale(1.05)" />
      <path d={CLOUD} transform="translate(300 318) scale(.5)" />
    </g>
  );
}

/** The beach with its palms. */
export function SceneShore() {
  return (
    <>
      <PalmSymbols />
      <g transform="translate(1200 -44) scale(-1 1)">
        <path
          d="M-80 548q228 33 392 73 120 34 276 56 156 22 276 24 120 2 472 28V1500H-80z"
          fill="var(--cloud-top)"
          opacity=".55"
        />
        <path
          d="M-80 560q228 33 392 72 120 34 276 56 156 22 276 24 120 2 472 28V1500H-80z"
          fill="var(--sand-dark)"
        />
        <path
          d="M-80 584q228 33 392 70 120 34 276 56 156 22 276 24 120 2 472 28V1500H-80z"
          fill="var(--sand-light)"
        />
        <path d="M128 640q60-16 190 8q-110 16-190-2z" fill="var(--trunk)" opacity=".22" />
        <use href="#palm-straight" transform="matrix(2.98 0 0 2.98 138 640)" />
        <path d="M25 700q60-16 190 8q-110 16-190-2z" fill="var(--trunk)" opacity=".22" />
        <use href="#palm-leaning" transform="matrix(4.6 0 0 4.6 35 700)" />
        <path d="M229 668q60-16 190 8q-110 16-190-2z" fill="var(--trunk)" opacity=".22" />
        <use href="#palm-leaning" transform="matrix(3.7 0 0 3.7 239 668)" />
        <path d="M-110 752q180-22 400 0-220 22-400 0z" fill="var(--trunk)" opacity=".22" />
        <use href="#bush" transform="matrix(1.98 0 0 1.98 -12 748)" />
        <use href="#bush" transform="matrix(1.84 0 0 1.84 84 752)" />
        <use href="#bush" transform="matrix(2.3 0 0 2.3 178 752)" />
      </g>
    </>
  );
}

/** Stars, in the upper part of the sky. */
export function SceneStars() {
  return (
    <path
      d="M40 60h0M110 20h0M180 96h0M236 -30h0M300 70h0M372 10h0M420 120h0M486 -10h0M540 84h0M604 30h0M668 140h0M720 -40h0M800 60h0M862 120h0M905 6h0M980 90h0M1040 40h0M1100 128h0M1160 10h0M1220 84h0M70 160h0M340 180h0M520 190h0M880 196h0M1010 210h0M150 -90h0M420 -80h0M640 -100h0M830 -90h0M1080 -80h0M-30 -20h0M560 240h0M220 220h0"
      stroke="#FFFFFF"
      strokeOpacity=".8"
      strokeWidth="2.4"
      strokeLinecap="round"
    />
  );
}
