/**
 * @generated SignedSource<<4ee73bee14fe25edf2fc526bbbf42e88>>
 * @relayHash 2f81fadaca24f4dfca7cd0fa253fcfc8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b9b10d5800b86ca77658a334586c2f6dc91f151d976f404e12671c5dec694eca

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfilePageQuery } from './ProfilePageQuery.graphql';

const node: PreloadableConcreteRequest<ProfilePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b9b10d5800b86ca77658a334586c2f6dc91f151d976f404e12671c5dec694eca",
    "metadata": {},
    "name": "ProfilePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
