/**
 * @generated SignedSource<<b5afa4cda34b93dfee3b2f34518cb517>>
 * @relayHash 40b50d4df5058bb71523c14224c5b92f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5bcbdca39ba270d11e84e57cc07d0cdd2680340e4958713f4cb9e679bf6db1df

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CoachDashboardPageQuery } from './CoachDashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<CoachDashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5bcbdca39ba270d11e84e57cc07d0cdd2680340e4958713f4cb9e679bf6db1df",
    "metadata": {},
    "name": "CoachDashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
