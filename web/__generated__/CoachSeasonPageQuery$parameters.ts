/**
 * @generated SignedSource<<2db7b05da60e2f93f93339849de743ed>>
 * @relayHash d20e36a70a75efdd625f81a130f9a9cc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c14c79892ca50d0b48037c7b20eec3837b89583572b98df28c11890f110fb9e3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CoachSeasonPageQuery } from './CoachSeasonPageQuery.graphql';

const node: PreloadableConcreteRequest<CoachSeasonPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c14c79892ca50d0b48037c7b20eec3837b89583572b98df28c11890f110fb9e3",
    "metadata": {},
    "name": "CoachSeasonPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
