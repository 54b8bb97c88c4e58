/**
 * @generated SignedSource<<d77ad487813ab4843e08fc3d4129add8>>
 * @relayHash b37355169bc553fee5cf22b13f0665ce
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5b5bb6e038222d9b775528625f67501bd0ab4019f68b219567c0d082f645884f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SettingsPageQuery } from './SettingsPageQuery.graphql';

const node: PreloadableConcreteRequest<SettingsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5b5bb6e038222d9b775528625f67501bd0ab4019f68b219567c0d082f645884f",
    "metadata": {},
    "name": "SettingsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
