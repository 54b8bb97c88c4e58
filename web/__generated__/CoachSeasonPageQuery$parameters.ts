/**
 * @generated SignedSource<<917c6b8d6eec003e3cc6ce78ef8bf400>>
 * @relayHash 7f7402d57ab83be8fffb0b0eb51cb805
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID be43f239ff00d7bbab99be058c855820df74996bf8941d59493be6b204cad8fd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CoachSeasonPageQuery } from './CoachSeasonPageQuery.graphql';

const node: PreloadableConcreteRequest<CoachSeasonPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "be43f239ff00d7bbab99be058c855820df74996bf8941d59493be6b204cad8fd",
    "metadata": {},
    "name": "CoachSeasonPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
