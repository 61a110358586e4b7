import type { OfferForDoctor } from '@fonendo/contract/offers/search.schema';
import { jobPosting, serialised } from '@fonendo/domain/offers/job-posting';
import { useEffect } from 'react';

/**
 * Adds the posting of an open offer to the page while it is shown. A data block is not a script, so the content
 * security policy allows it.
 */
export function useJobPosting(offer: OfferForDoctor | undefined): void {
  useEffect(() => {
    if (offer?.status !== 'approved') return;
    const block = document.createElement('script');
    block.type = 'application/ld+json';
    block.textContent = serialised(jobPosting(offer, `${window.location.origin}/offers/${offer.id}`));
    document.head.append(block);
    return () => block.remove();
  }, [offer]);
}
