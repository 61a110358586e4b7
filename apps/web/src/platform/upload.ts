import type { Answer, PathWith, Place } from '@fonendo/client/client';
import { readPositionHeader } from '@fonendo/contract/shared/read-position';
import { limits } from '@fonendo/domain/shared/limits';
import { forgetPayloads } from './answers/page-payload.ts';
import { forgetReadPosition, rememberReadPosition } from './answers/read-position.ts';
import { api } from './api.ts';
import { losesNetwork, whenOnline } from './connection/connection.ts';
import { heldBack, renewToken, toFailure, unreachable } from './http-client.ts';
import { currentLocale } from './i18n.ts';
import { newId } from './new-id.ts';
import { chosenHospital } from './session/chosen-hospital.ts';
import { readStored, storageKeys } from './storage.ts';

export type Upload = {
  file: File;
  /** From 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
};

/**
 * Sends a file as the body of a request and returns the server's answer. `fetch` cannot report the progress of an
 * upload, so this is the one call beside `apiFetch`; it treats tokens and failures in the same way. A cancelled upload
 * rejects with an `AbortError`. PUT replaces the one file at the address.
 */
export async function uploadFile<Method extends 'post' | 'put', Path extends PathWith<Method>>(
  method: Method,
  path: Path,
  place: Place<Path, Method>,
  upload: Upload,
): Promise<Answer<Path, Method>> {
  const response = await sendAsSomebody({ ...upload, method, url: api.url(path, place) });
  return response.json();
}

type Sent = Upload & { method: string; url: URL };

async function sendAsSomebody(sent: Sent): Promise<Response> {
  forgetPayloads();
  const held = heldBack();
  if (held) return held;
  const token = readStored(storageKeys.token);
  const response = await send(sent, token);
  if (response.ok) return response;
  const failure = await toFailure(response);
  if (failure.data.code !== 'TokenExpired') throw failure;
  const fresh = await renewToken(token, failure);
  const heldMeanwhile = heldBack();
  if (heldMeanwhile) return heldMeanwhile;
  if (!fresh) throw failure;
  const again = await send(sent, fresh);
  if (again.ok) return again;
  throw await toFailure(again);
}

/**
 * Without a network the upload waits for one. If the network goes while it is on its way, it starts again: what the
 * server got was only a part, of which it stores nothing. A whole file may be stored already, so it is not sent twice.
 */
async function send(sent: Sent, token: string | null): Promise<Response> {
  let share = 0;
  const onProgress = (progress: number) => {
    share = progress;
    sent.onProgress(progress);
  };
  for (;;) {
    await onlineUnlessCancelled(sent.signal);
    try {
      return await sendOnce({ ...sent, onProgress }, token);
    } catch (failure) {
      if (sent.signal.aborted || share === 1 || !(await losesNetwork())) throw failure;
      onProgress(0);
    }
  }
}

async function onlineUnlessCancelled(signal: AbortSignal): Promise<void> {
  const cancelling = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
  await Promise.race([whenOnline(), cancelling]);
}

function sendOnce({ url, method, file, onProgress, signal }: Sent, token: string | null): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const cancel = () => request.abort();
    if (signal.aborted) return reject(cancelled());
    request.open(method.toUpperCase(), url);
    request.setRequestHeader('content-type', limits.file.mimeType);
    request.setRequestHeader('x-file-name', encodeURIComponent(file.name.toWellFormed()));
    request.setRequestHeader('x-upload-key', keyOf(file));
    request.setRequestHeader('accept-language', currentLocale());
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
    const hospital = chosenHospital();
    if (hospital) request.setRequestHeader('x-hospital', hospital.id);
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    request.addEventListener('load', () => {
      rememberReadPosition(request.getResponseHeader(readPositionHeader));
      resolve(responseOf(request));
    });
    request.addEventListener('error', () => {
      forgetReadPosition();
      reject(unreachable());
    });
    request.addEventListener('timeout', () => reject(unreachable()));
    request.addEventListener('abort', () => reject(cancelled()));
    request.addEventListener('loadend', () => signal.removeEventListener('abort', cancel));
    signal.addEventListener('abort', cancel);
    request.send(file);
  });
}

const keys = new WeakMap<File, string>();

/**
 * One key for every time that a chosen file is sent, also by "try again": the server may have stored it before its
 * answer was lost. A file that is chosen anew is another one.
 */
function keyOf(file: File): string {
  const key = keys.get(file) ?? newId();
  keys.set(file, key);
  return key;
}

const cancelled = () => new DOMException('The upload was cancelled', 'AbortError');

const responseOf = ({ status, statusText, responseText }: XMLHttpRequest) =>
  new Response(status === 204 ? null : responseText, { status, statusText });
