// The application ends a call after half a minute of real time, which a busy machine may need.
AbortSignal.timeout = () => new AbortController().signal
