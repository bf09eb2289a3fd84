/** Width of every resort picture that the project draws itself, in CSS pixels (3:2). */
export const ART_WIDTH = 1200;

/** Height of every resort picture that the project draws itself, in CSS pixels. */
export const ART_HEIGHT = 800;
