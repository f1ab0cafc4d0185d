import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { callApi } from '../../lib/api.ts';
import classes from './screenshot.module.css';

interface ScreenshotProps {
  /** The scan it belongs to. */
  identifier: string;
  /** The visitor's key to it; null: the customer's own scan. */
  secret: string | null;
  /** Name of the file, with or without its folder; null = there is none. */
  file: string | null;
  alt: string;
  /** Said in its place when there is none. */
  missing: string;
  small?: boolean;
}

/** A screenshot of a scan. It is fetched, because an `<img>` cannot send the secret of a visitor's scan. */
export function Screenshot({ identifier, secret, file, alt, missing, small = false }: ScreenshotProps) {
  const name = file?.split('/').at(-1) ?? null;
  const { data: blob, isError } = useQuery({
    queryKey: ['screenshot', identifier, name],
    queryFn: ({ signal }) => {
      const params = { id: identifier, file: name! };
      return secret === null ? callApi('screenshot', { params, signal }) : callApi('visitorScreenshot', { params, secret, signal });
    },
    enabled: name !== null,
    staleTime: Number.POSITIVE_INFINITY,
    retry: 1,
    placeholderData: keepPreviousData,
  });
  const address = useObjectUrl(blob);
  const frame = `${classes.frame} ${small ? classes.small : ''}`;
  if (name === null || isError) return <div className={`${frame} ${classes.missing}`}>{!small && missing}</div>;
  return <div className={frame}>{address && <img className={classes.picture} src={address} alt={alt} width={1366} height={768} />}</div>;
}

/** An address for a blob, given back when it is no longer shown. */
function useObjectUrl(blob: Blob | undefined): string | null {
  const [made, setMade] = useState<{ blob: Blob; address: string } | null>(null);
  useEffect(() => {
    if (!blob) return;
    const address = URL.createObjectURL(blob);
    setMade({ blob, address });
    return () => URL.revokeObjectURL(address);
  }, [blob]);
  // The address of another blob is given back already.
  return made !== null && made.blob === blob ? made.address : null;
}
