import i18next from 'i18next';
import { useEffect, useState } from 'react';
import { toast } from './toasts.ts';

const saidMs = 2500;

/** Copies texts, and says for a moment that it did. */
export function useCopy() {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), saidMs);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async (text: string) => {
    try {
      await copyText(text);
      setCopied(true);
    } catch {
      toast({ tone: 'error', title: i18next.t('toast.copyFailed') });
    }
  };
  return { isCopied, copy: (text: string) => void copy(text) };
}

/** Browsers have the clipboard for HTTPS alone; everywhere else a selected text is copied, as by the keyboard. */
async function copyText(text: string): Promise<void> {
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  const place = document.createElement('pre');
  place.textContent = text;
  place.style.cssText = 'position: fixed; opacity: 0; user-select: text';
  document.body.append(place);
  const selection = getSelection();
  selection?.selectAllChildren(place);
  const copied = document.execCommand('copy');
  selection?.removeAllRanges();
  place.remove();
  if (!copied) throw new Error('The browser did not copy');
}
