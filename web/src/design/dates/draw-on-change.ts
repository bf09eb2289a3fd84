import { isEqual } from 'date-fns';
import type { Component } from 'react';

const isSameValue = (one: unknown, other: unknown): boolean =>
  one instanceof Date && other instanceof Date ? isEqual(one, other) : Object.is(one, other);

const isSameState = (one: object, other: object): boolean =>
  Object.entries(other).every(([name, value]) => isSameValue(Reflect.get(one, name), value));

/**
 * Has a library's component drawn again only with other props or another state. react-datepicker tells
 * itself after each change what it knows already, and would make every day a second time for it, in one
 * task.
 */
export const drawOnChange = <Props, State extends object>(
  component: Component<Props, State> | null,
): void => {
  if (component === null) return;
  component.shouldComponentUpdate = (props, state) =>
    props !== component.props || !isSameState(component.state, state);
};
