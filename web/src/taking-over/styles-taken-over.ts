import { takeOverStyles } from './take-over-styles.ts';

takeOverStyles();
