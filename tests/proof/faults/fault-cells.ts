import { clubSeal } from '../../../functions/src/store/seal.ts';
import { attempt } from '../model/acts.ts';
import type { Outcome } from '../model/acts.ts';
import { violationsOf, settle } from '../model/run-model.ts';
import type { Stage } from '../model/stage.ts';
import { db, openStage } from '../model/stage.ts';
import { describeViolations } from '../oracle.ts';
import type { Fault, FaultKind } from './fault-points.ts';
import { FAULT_SIDES, faultyDependencies, Struck, through } from './fault-points.ts';
import type { Scene } from './scenes.ts';
import { SCENES } from './scenes.ts';

/** One scene, cut at one point in one way. */
export type Cell = { scene: string; point: string; fault: Fault };

/** How a cell is named in front of people, and told again. */
export const cellName = ({ scene, point, fault: { at, side, kind } }: Cell): string =>
  `${scene}: ${kind} ${side} ${point} (${at})`;

const sceneOf = (name: string): Scene => {
  const scene = SCENES.find((one) => one.name === name);
  if (scene === undefined) throw new Error(`There is no scene '${name}'.`);
  return scene;
};

/** A stage in a club that has its secret: making it is a commit of the very first card alone. */
const newStage = async (): Promise<Stage> => {
  await clubSeal(db);
  return openStage(3, [1, 1, 1]);
};

/** Plays a scene once without a fault; gives the names of the points it passes. */
const pointsOf = async (scene: Scene): Promise<string[]> => {
  const stage = await newStage();
  const about = await scene.prepare(stage);
  const { result, passage } = await through(null, () =>
    attempt(() => scene.act(stage, about, faultyDependencies)),
  );
  expectOutcome(scene, result);
  return passage.passed;
};

const expectOutcome = (scene: Scene, result: Outcome<unknown> | Struck): void => {
  const came = result instanceof Struck ? 'struck' : result.ok ? 'done' : result.code;
  const should = scene.error ?? 'done';
  if (came !== should) throw new Error(`${scene.name}: '${came}' where '${should}' was due.`);
};

/**
 * Every point of every scene, on both sides, in each of some ways; `only` names a scene or a cell that
 * the others are left out for.
 */
export const allCells = async (kinds: readonly FaultKind[], only?: string): Promise<Cell[]> => {
  const cells: Cell[] = [];
  const wanted = SCENES.filter(
    ({ name }) => only === undefined || only === name || only.startsWith(`${name}: `),
  );
  for (const scene of wanted) {
    // One scene after another, so that the names of points are not mixed.
    const points = await pointsOf(scene);
    for (const [index, point] of points.entries()) {
      for (const side of FAULT_SIDES) {
        for (const kind of kinds) {
          cells.push({ scene: scene.name, point, fault: { at: index + 1, side, kind } });
        }
      }
    }
  }
  return only === undefined || wanted.some(({ name }) => name === only)
    ? cells
    : cells.filter((cell) => cellName(cell) === only);
};

const expectClean = async (stage: Stage, isSettled: boolean, when: string): Promise<void> => {
  const violations = await violationsOf(stage, isSettled);
  if (violations.length === 0) return;
  throw new Error(`${when}:\n${describeViolations(violations).join('\n')}`);
};

/** A scene that was cut: what it was about, so that the next process can continue. */
export type CutScene = { stage: Stage; about: string };

/** Plays a scene up to its fault. */
export const cutScene = async (
  { scene: name, fault }: Cell,
  onReady: (cut: CutScene) => void = () => undefined,
): Promise<CutScene> => {
  const scene = sceneOf(name);
  const stage = await newStage();
  const about = await scene.prepare(stage);
  onReady({ stage, about });
  const { passage } = await through(fault, () =>
    attempt(() => scene.act(stage, about, faultyDependencies)),
  );
  if (!passage.isStruck) throw new Error('The scene never came to its fault.');
  return { stage, about };
};

/**
 * What happens after a fault: the records are right although half of it is done; the same act comes
 * again and ends as if nothing had been (or, `isLeft`, nothing does); time passes, maintenance
 * runs, and nothing is open or wrong.
 */
export const recover = async (
  { scene: name }: Cell,
  { stage, about }: CutScene,
  isLeft: boolean,
): Promise<void> => {
  await expectClean(stage, false, 'Right after the fault');
  if (!isLeft) {
    const scene = sceneOf(name);
    expectOutcome(scene, await attempt(() => scene.act(stage, about, faultyDependencies)));
    await expectClean(stage, false, 'After the same act came again');
  }
  await settle(stage);
  await expectClean(stage, true, 'After all was finished');
};

/** Plays a cell in this process, with and without a retry of the act. */
export const playCell = async (cell: Cell): Promise<void> => {
  for (const isLeft of [false, true]) {
    // The second goes another way than the first.
    await recover(cell, await cutScene(cell), isLeft);
  }
};
