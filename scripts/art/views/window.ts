import { mix } from '../colour.ts';
import { lampGlow } from '../buildings.ts';
import { stamp } from '../paint.ts';
import { definePalm, defineRoundTree } from '../plants.ts';
import { numbers, short } from '../shapes.ts';
import type { ViewPainter } from './view.ts';
import { RAISE } from './view.ts';

const TOP = 70;
const SILL = 560;

/** The place through the windows of a living room. */
export const paintWindow: ViewPainter = (paint, kind, backdrop) => {
  const random = paint.random('room');
  const left = random.chance(0.5);
  const at = (x: number): number => (left ? x : 1200 - x);
  const f = left ? 1 : -1;
  const night = paint.light.lamps;
  const warm = (colour: string, shade = 0): string =>
    night
      ? mix(mix(colour, '#c98a4f', 0.2), '#1d1512', 0.24 + shade)
      : mix(mix(colour, paint.light.key, 0.16), '#4a3a34', 0.06 + shade);
  const wall = random.pick(['#f3e8d6', '#efe0cb', '#e9e4d6', '#dfe3da', '#f1dccb']);
  const accent = random.pick(['#d9482b', '#0b6b72', '#c98f2b', '#7d8f6a', '#b5614a']);
  const scale = 0.86;
  paint.add(
    `<g transform="matrix(${scale} 0 0 ${scale} 84 ${short(TOP - 10 - RAISE[kind] * 0.5)})">`,
  );
  backdrop();
  paint.add('</g>');
  // The wall is one path with the window cut out.
  paint.fill(
    `M0 0H1200V800H0zM150 ${TOP}V${SILL}H1050V${TOP}z`,
    paint.vertical([
      [0, warm(wall, 0.1)],
      [0.7, warm(wall)],
      [1, warm(wall, 0.14)],
    ]),
  );
  const frame = warm(random.pick(['#8a6446', '#fbf6ec', '#5c4a40']), 0.04);
  paint.fill(
    `M138 ${TOP - 12}H1062V${SILL + 10}H138zM152 ${TOP}V${SILL}H442V${TOP}zM454 ${TOP}V${SILL}H746V${TOP}zM758 ${TOP}V${SILL}H1048V${TOP}z`,
    frame,
    'fill-rule="evenodd"',
  );
  paint.fill(`M120 ${SILL + 10}h960v16H120z`, warm('#fbf4e6', -0.04));
  paint.fill(`M120 ${SILL + 26}h960v10H120z`, '#2a1d18', 'opacity=".12"');
  // Floor and the patch of light on it.
  const floor = warm(random.pick(['#b98f66', '#a97e58', '#c7a27a']), 0.08);
  paint.fill(
    'M0 690H1200V800H0z',
    paint.vertical([
      [0, floor],
      [1, mix(floor, '#2a1d18', 0.25)],
    ]),
  );
  if (!night) {
    const skew = paint.litSide * -120;
    paint.fill(
      `M${numbers([240 + skew, 690])}H${short(520 + skew)}L${numbers([560 + skew * 2, 800])}H${short(210 + skew * 2)}zM${numbers([640 + skew, 690])}H${short(920 + skew)}L${numbers([1000 + skew * 2, 800])}H${short(660 + skew * 2)}z`,
      paint.light.key,
      'opacity=".34"',
    );
  }
  // Curtains.
  const linen = warm('#fbf3e4', -0.02);
  const fold = warm('#d9c4a6', 0.06);
  for (const side of [1, -1]) {
    const c = (x: number): number => (side > 0 ? x : 1200 - x);
    paint.fill(
      `M${numbers([c(60), 40])}H${short(c(210))}C${numbers([c(196), 300, c(214), 480, c(184), 706])}H${short(c(56))}C${numbers([c(70), 460, c(52), 240, c(60), 40])}z`,
      paint.vertical([
        [0, linen],
        [1, warm('#ead9bd', 0.06)],
      ]),
    );
    paint.fill(
      `M${numbers([c(96), 40])}q${numbers([side * 16, 340, side * -10, 666])}h${short(side * 14)}q${numbers([side * 20, -330, side * 8, -666])}zM${numbers([c(160), 40])}q${numbers([side * 10, 340, side * -6, 666])}h${short(side * 12)}q${numbers([side * 18, -330, side * 6, -666])}z`,
      fold,
      'opacity=".6"',
    );
  }
  paint.fill('M30 30H1170V42H30z', frame);
  // A sofa with its back to us would hide the view, so it stands along one side.
  const sofa = warm(mix(accent, '#f1e6d6', random.pick([0.15, 0.75, 0.55])), 0.02);
  const dark = mix(sofa, '#2a1d18', 0.22);
  paint.fill(
    `M${numbers([at(250), 640])}q0-34 ${short(f * 34)}-34H${short(at(690))}q${short(f * 34)} 0 ${short(f * 34)} 34V760H${short(at(250))}z`,
    sofa,
  );
  paint.fill(
    `M${numbers([at(226), 668])}q0-22 ${short(f * 26)}-22t${short(f * 26)} 22V772H${short(at(226))}zM${numbers([at(698), 668])}q0-22 ${short(f * 26)}-22t${short(f * 26)} 22V772H${short(at(698))}z`,
    mix(sofa, '#fff4e0', 0.1),
  );
  paint.fill(`M${numbers([at(278), 706])}H${short(at(698))}V772H${short(at(278))}z`, dark);
  paint.fill(
    `M${numbers([at(280), 700])}q${short(f * 100)}-10 ${short(f * 206)}-2v18H${short(at(280))}zM${numbers([at(490), 698])}q${short(f * 100)}-8 ${short(f * 206)} 2v16H${short(at(490))}z`,
    mix(sofa, '#fff4e0', 0.16),
  );
  const cushion = (x: number, y: number, size: number, colour: string, tilt: number): string =>
    `<rect x="${short(-size / 2)}" y="${short(-size / 2)}" width="${size}" height="${size}" rx="12" fill="${colour}" transform="translate(${short(x)} ${short(y)})rotate(${tilt})"/>`;
  paint.add(
    cushion(at(318), 668, 76, warm('#f0be5a', 0.04), f * -8) +
      cushion(at(382), 674, 62, warm('#fbf3e4', 0.02), f * 10) +
      cushion(at(650), 668, 74, warm(accent === '#d9482b' ? '#0b6b72' : '#d9694a', 0.04), f * 9),
  );
  paint.fill(
    `M${numbers([at(246), 772])}h${short(f * 14)}v18h${short(f * -10)}zM${numbers([at(722), 772])}h${short(f * -14)}v18h${short(f * 10)}z`,
    warm('#5a4234', 0.1),
  );
  // A table with a branch, a lamp, a plant.
  paint.fill(
    `M${numbers([at(800), 712])}h${short(f * 190)}v12h${short(f * -190)}zM${numbers([at(824), 724])}l${short(f * -10)} 66h${short(f * 8)}l${short(f * 12)}-66zM${numbers([at(966), 724])}l${short(f * 10)} 66h${short(f * -8)}l${short(f * -12)}-66z`,
    warm('#9a7150', 0.04),
  );
  paint.fill(
    `M${numbers([at(862) - 20, 712])}q-12-26 6-44v-16h28v16q18 18 6 44z`,
    warm(random.pick(['#f6efe2', '#5f8f8c', '#c9694c']), 0),
  );
  const stem = warm('#4f7a52', 0.06);
  paint.fill(
    `M${numbers([at(862) - 2, 652])}q-6-50-40-92 50 34 44 92zM${numbers([at(862), 652])}q2-60 36-104-18 56-30 104zM${numbers([at(862), 652])}q0-40-8-96 22 40 14 96z`,
    stem,
  );
  paint.add(
    `<path d="M${numbers([at(862) - 42, 556])}h0m14 16h0m62-26h0m-8 18h0m-36-16h0m8 14h0" stroke="${warm(accent === '#d9482b' ? '#f0be5a' : '#e8745a', 0)}" stroke-width="17" stroke-linecap="round"/>`,
  );
  paint.fill(
    `M${numbers([at(920), 712])}h${short(f * 46)}v-8h${short(f * -46)}zm${short(f * 4)}-8h${short(f * 40)}v-7h${short(f * -40)}z`,
    warm(accent, 0.02),
  );
  const lx = at(1108);
  paint.fill(
    `M${numbers([lx - 3, 790])}v-330h6v330zM${numbers([lx - 34, 790])}q34-14 68 0z`,
    warm('#4a3a34', 0.1),
  );
  paint.fill(`M${numbers([lx - 36, 470])}l14-76h44l14 76z`, night ? '#ffe2a4' : warm('#f6e8cf', 0));
  if (night) lampGlow(paint, lx, 450, 260);
  const plant =
    paint.brief.climate === 'warm'
      ? definePalm(paint, '#3f8058', 0, 8)
      : defineRoundTree(paint, '#55855a', 0);
  paint.add(stamp(plant, at(96), 742, 2.3));
  paint.fill(`M${numbers([at(96) - 38, 716])}h76l-10 80h-56z`, warm('#d8b08a', 0.05));
};
