/**
 * @generated SignedSource<<ea848679fe7874999a2742eb28c478f4>>
 * @relayHash 1447a58b823774d2c5eabbd09d3ba0bf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f7b781c88515946d048f8e6a8d21b6f129d7cd0c7a061bdfd7bb7a1727db6f43

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfilePageQuery } from './ProfilePageQuery.graphql';

const node: PreloadableConcreteRequest<ProfilePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f7b781c88515946d048f8e6a8d21b6f129d7cd0c7a061bdfd7bb7a1727db6f43",
    "metadata": {},
    "name": "ProfilePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
