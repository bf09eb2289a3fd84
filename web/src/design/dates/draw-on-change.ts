import type { Component } from 'react';

const isSameValue = (one: unknown, other: unknown): boolean =>
  one instanceof Date && other instanceof Date
    ? one.getTime() === other.getTime()
    : Object.is(one, other);

const isSame = (one: object, other: object): boolean =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([name, value]) => isSameValue(value, Reflect.get(other, name)));

/**
 * Has a library's component drawn again only with other props or another state. react-datepicker tells
 * itself after each change what it knows already, and would make every day a second time for it, in one
 * task. React makes new props for each update of a component with defaults, so it is their values that
 * count.
 */
export const drawOnChange = <Props extends object, State extends object>(
  component: Component<Props, State> | null,
): void => {
  if (component === null) return;
  component.shouldComponentUpdate = (props, state) =>
    !isSame(component.props, props) || !isSame(component.state, state);
};
