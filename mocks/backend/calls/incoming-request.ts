/** What the backend reads of a request: of the platform's, or of one whose body its transport has read. */
export type IncomingRequest = Pick<Request, 'method' | 'url' | 'text' | 'formData'> & {
  readonly headers: Pick<Headers, 'get'>
  clone(): IncomingRequest
}
