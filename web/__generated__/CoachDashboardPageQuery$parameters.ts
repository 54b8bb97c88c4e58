/**
 * @generated SignedSource<<820fadbf7d8a6ed8afba7ce89240c7c5>>
 * @relayHash 3460eddf524bbace6106948f03295481
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a6510767cc63f5e1e34c842b290308bfeb207b12634ab59b2d8ad97c65a70f79

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CoachDashboardPageQuery } from './CoachDashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<CoachDashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a6510767cc63f5e1e34c842b290308bfeb207b12634ab59b2d8ad97c65a70f79",
    "metadata": {},
    "name": "CoachDashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
