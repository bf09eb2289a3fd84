import { HULLS, paintRowingBoat, paintSail } from '../boats.ts';
import { lampGlow } from '../buildings.ts';
import type { Paint } from '../paint.ts';
import { paintRelief } from '../relief.ts';
import type { Scene } from '../scene.ts';
import { across } from '../scene.ts';
import { numbers, short } from '../shapes.ts';
import { paintTown } from '../skyline.ts';
import { plantTrees } from '../trees.ts';
import { paintGlitter, paintReflection, paintRipples, paintWater } from '../water.ts';

const quayOf = (paint: Paint): number => paint.placeRandom('quay').between(506, 556);

const townWater = ({ brief }: Paint): string => {
  const { water, climate } = brief.subject.land;
  return water === 'canal' || water === 'river'
    ? '#2a6c70'
    : climate === 'tropical'
      ? '#0f8790'
      : '#17737f';
};

const moored = (paint: Paint, quay: number): void => {
  const random = paint.placeRandom('boats');
  const at = across(random.chance(0.5));
  const { water } = paint.brief.subject.land;
  if (water === 'sea' || water === 'bay' || water === 'lake') {
    paintSail(paint, at(random.between(190, 300)), quay + 72, 108, 0.1);
    paintSail(paint, at(random.between(800, 920)), quay + 46, 66, 0.16, '#f4dcc0');
  }
  for (const [x, y, size] of [
    [430, 96, 88],
    [690, 70, 66],
    [930, 118, 128],
    [560, 172, 160],
  ] as const) {
    paintRowingBoat(
      paint,
      at(x + random.between(-40, 40)) - size / 2,
      quay + y,
      size,
      random.pick(HULLS),
      0.05,
    );
  }
};

/** A bridge on arches that comes in from one side. */
const bridge = (paint: Paint, quay: number): void => {
  const random = paint.placeRandom('bridge');
  const left = random.chance(0.5);
  const at = across(left);
  const s = left ? 1 : -1;
  const y = quay + 36;
  let arches = `M${numbers([at(1220), y])}L${numbers([at(380), y + 30])}V${short(y + 94)}h${short(s * 40)}`;
  for (const [from, wide] of [
    [420, 170],
    [630, 200],
    [870, 230],
  ] as const) {
    arches += `A${numbers([wide / 2, 66])} 0 0 ${left ? 1 : 0} ${numbers([at(from + wide), y + 96])}h${short(s * 40)}`;
  }
  paint.fill(`${arches}L${numbers([at(1220), y + 96])}z`, paint.tone('#b5977a', 0.08, 0.1));
  paint.fill(
    `M${numbers([at(1220), y - 10])}L${numbers([at(374), y + 22])}v10L${numbers([at(1220), y + 4])}z`,
    paint.lit('#e2caa6', 0.06, 0.2),
  );
};

/** A town at its water: houses along the quay and up the hill, mirrored, with boats or a bridge. */
export const town: Scene = {
  backdrop: (paint) => {
    const random = paint.placeRandom('town');
    const { land } = paint.brief.subject;
    const { terrain, water } = land;
    const dry = water === 'none';
    const quay = quayOf(paint) + (dry ? 20 : 0);
    const climbs = terrain === 'hills' || terrain === 'ridges' || terrain === 'cliffs';
    const city = paint.named(() => {
      paintRelief(paint, quay - (climbs ? 40 : 60));
      paintTown(paint, random, quay, {
        climb: climbs ? random.between(120, 190) : random.between(10, 50),
        rows: climbs ? 4 : random.whole(2, 3),
      });
      paint.fill(`M-10 ${short(quay)}v-9h1220v9z`, paint.lit('#cbb594', 0.1, 0.15));
    });
    if (dry) {
      // A square in front of the town.
      const stone = paint.brief.subject.land.climate === 'desert' ? '#d9b48a' : '#cfc0a6';
      paint.fill(`M-10 ${short(quay)}H1210V830H-10z`, paint.floor(stone, 0.12, 0.15, 0.12));
      return;
    }
    paint.layer(`water ${water}`);
    paintWater(paint, townWater(paint), quay);
    paintReflection(paint, city, quay, townWater(paint), { opacity: 0.5, squash: 0.8 });
    paintGlitter(paint, quay, 740, { opacity: 0.4 });
    paintRipples(paint, quay, 800, { count: 34, opacity: 0.34 });
  },
  foreground: (paint) => {
    const random = paint.placeRandom('quayside');
    const { water } = paint.brief.subject.land;
    const quay = quayOf(paint);
    const at = across(random.chance(0.5));
    if (water === 'river' || water === 'canal') bridge(paint, quay);
    if (water !== 'none') moored(paint, quay);
    else {
      // Trees of the square stand in two rows.
      plantTrees(paint, random, 0.1, [
        [at(250), 640, 1.7],
        [at(960), 646, 1.8],
        [at(420), 618, 1.1],
        [at(800), 620, 1.2],
      ]);
    }
    const stone = paint.tone('#8d7a68', 0, 0.16);
    paint.fill(
      `M${numbers([at(-20), 742])}L${numbers([at(360), 760, at(420), 830, at(-20), 830])}z`,
      stone,
    );
    paint.fill(
      `M${numbers([at(-20), 728])}L${numbers([at(350), 748, at(366), 762, at(-20), 746])}z`,
      paint.lit('#dbc6a4', 0, 0.2),
    );
    plantTrees(paint, random, 0.02, [[at(80), 738, 3.6]]);
    const x = at(280);
    paint.fill(`M${numbers([x - 3, 748])}v-150h6v150z`, paint.tone('#2f3d40', 0, 0.2));
    paint.fill(
      `M${numbers([x - 13, 600])}l4-26h18l4 26z`,
      paint.light.lamps ? '#ffe3a0' : paint.lit('#efe6d2', 0, 0.1),
    );
    lampGlow(paint, x, 588, 110);
  },
};
