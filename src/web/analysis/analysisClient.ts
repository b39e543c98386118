// The page's side of the analysis worker.
import { requestOnce, WorkerClient } from '../workers/workerClient.ts';
import type { AnalysisRequests } from './messages.ts';

export const openAnalysisWorker = (): WorkerClient<AnalysisRequests> =>
  new WorkerClient(new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }));

/** Sends one request to a worker of its own. */
export const requestAnalysis = <K extends keyof AnalysisRequests>(
  name: K,
  given: AnalysisRequests[K]['given'],
): Promise<AnalysisRequests[K]['answer']> => requestOnce(openAnalysisWorker(), name, given);
