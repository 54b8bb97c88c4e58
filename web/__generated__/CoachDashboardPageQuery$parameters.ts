/**
 * @generated SignedSource<<734c9b9f538c6c9596350e56ac5b13ea>>
 * @relayHash d105857b25e38aa7358401c82e067a88
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0059fc0340049a2850c9b17e444e660133eb90eadb6cc5e790bc2a6e2235f808

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CoachDashboardPageQuery } from './CoachDashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<CoachDashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0059fc0340049a2850c9b17e444e660133eb90eadb6cc5e790bc2a6e2235f808",
    "metadata": {},
    "name": "CoachDashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
