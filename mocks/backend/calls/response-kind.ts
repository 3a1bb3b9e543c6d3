export type ResponseKind = new (body?: BodyInit | null, init?: ResponseInit) => Response
