/** A picture, from the moment an address was given out for it. */
export interface Photo {
  id: string;
  created_at: number;
  content_type: string;
  upload_until: number;
  /** Of the picture written anew, its digest and size; null until then. */
  digest: string | null;
  file_size: number | null;
  /** When it became one of the person's photos; null until then. */
  tracked_at: number | null;
  file_name: string | null;
  analysis_id: string | null;
  /** JSON text: the foods that were named on it; null until it is analyzed. */
  named_foods: string | null;
  named_by: string | null;
  /** JSON text: what the person has made of it; null if nothing was corrected. */
  plate: string | null;
}

/** An object that nothing refers to any more. */
export interface ObjectRemoval {
  key: string;
  due_at: number;
  /** Until when somebody is removing it; null if nobody is. */
  claimed_until: number | null;
}
