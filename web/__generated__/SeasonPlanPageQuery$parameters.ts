/**
 * @generated SignedSource<<4d5405a8ed70ff5540091685994f121a>>
 * @relayHash 4959f56e4d0cd60c53f921e0b06749d7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bf0e0755dd3c3f9297cdd1dc2d542d7757615590b9433350a2126654b9a79caa

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SeasonPlanPageQuery } from './SeasonPlanPageQuery.graphql';

const node: PreloadableConcreteRequest<SeasonPlanPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bf0e0755dd3c3f9297cdd1dc2d542d7757615590b9433350a2126654b9a79caa",
    "metadata": {},
    "name": "SeasonPlanPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
