/**
 * @generated SignedSource<<002d68173f9ea76a3d407f567f5f824b>>
 * @relayHash 9bf4238773dc0cee37ac9f7ab1370662
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4afe19db682488361fe70653c9c4a3ded8ce3da548e1f45c59d6293cfa11452c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RaceDayPageQuery } from './RaceDayPageQuery.graphql';

const node: PreloadableConcreteRequest<RaceDayPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4afe19db682488361fe70653c9c4a3ded8ce3da548e1f45c59d6293cfa11452c",
    "metadata": {},
    "name": "RaceDayPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
