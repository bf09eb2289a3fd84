import { onRequest } from 'firebase-functions/v2/https';
import '../kernel/http/runtime.ts';
import { hideServer } from '../kernel/http/response.ts';

/**
 * Pictures for links (`/social/{id}.png`). A function of its own, because drawing one keeps a process
 * busy for half a second, which would hold up every page that the same process renders.
 */
export const pictures = onRequest(
  { cors: false, concurrency: 1, memory: '512MiB' },
  async (request, response) => {
    const { handlePicture } = await import('./social-picture.ts');
    const { clubPictureSources } = await import('./picture-sources.ts');
    const { status, headers, body } = await handlePicture(request, clubPictureSources());
    hideServer(response);
    response.writeHead(status, headers);
    response.end(request.method === 'HEAD' ? undefined : body);
  },
);
