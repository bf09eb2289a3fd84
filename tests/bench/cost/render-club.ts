import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import {
  CATALOGUE_VERSION,
  catalogueRow,
  packCatalogue,
} from '@club/domain/catalogue/packed-catalogue';
import { build } from 'vite';
import { ROOT } from '../../../scripts/launcher/folders.ts';
import type { Lifetime } from '../../../scripts/launcher/lifetime.ts';
import { withJoiningDay } from '../../../scripts/seed/joining-days.ts';
import { buildSeedResorts } from '../../../scripts/seed/resorts.ts';
import type { Page } from './traffic.ts';
