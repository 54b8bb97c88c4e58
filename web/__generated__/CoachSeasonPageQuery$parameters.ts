/**
 * @generated SignedSource<<3d8b2907a54cea7805ffa82e7cf1894e>>
 * @relayHash 6a5cd15e816fc1fbb55e966f520408cf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 946f5b7f0eede9f647472850dd3c06ff3eaae4108336f3dd096e58d6748d93dd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CoachSeasonPageQuery } from './CoachSeasonPageQuery.graphql';

const node: PreloadableConcreteRequest<CoachSeasonPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "946f5b7f0eede9f647472850dd3c06ff3eaae4108336f3dd096e58d6748d93dd",
    "metadata": {},
    "name": "CoachSeasonPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
