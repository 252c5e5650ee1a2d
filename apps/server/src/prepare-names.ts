import { writePreparedNames } from "./features/foods/prepared-names.ts";

// Runs once, at the end of a build.
writePreparedNames();
